-- A person at a seat has the name in the database that the protocol gives them.
UPDATE seat SET kind = 'person' WHERE kind = 'human';

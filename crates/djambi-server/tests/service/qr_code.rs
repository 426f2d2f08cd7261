//! The address of a game as a picture.

use crate::app::TestApp;

#[tokio::test]
async fn a_phone_reads_the_address_of_a_game() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let id = host.create_as_red().await.id;
    let path = format!("/game/{id}/qr.svg");
    let reply = host.get(&path).await;
    assert_eq!((reply.status, reply.header("content-type")), (200, Some("image/svg+xml")));
    assert_eq!(read_code(&reply.text()), format!("http://{}/game/{id}", app.address));
    assert_eq!(host.get("/game/nosuchgame/qr.svg").await.status, 404);
    let app = TestApp::start_at("https://djambi.example").await;
    let id = app.browser().create_as_red().await.id;
    let reply = app.browser().get(&format!("/game/{id}/qr.svg")).await;
    assert_eq!(read_code(&reply.text()), format!("https://djambi.example/game/{id}"));
}

/// What a phone reads in a picture of black rectangles on a white one.
fn read_code(picture: &str) -> String {
    let number = |text: &str| text.parse::<usize>().unwrap();
    let side =
        picture.split(r#"width=""#).nth(1).and_then(|rest| rest.split('"').next()).map(number).unwrap();
    assert!(picture.contains(&format!(r##"width="{side}" height="{side}" fill="#fff""##)), "a white margin");
    let mut dark = vec![false; side * side];
    let path = picture.split(r#" d=""#).nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    for part in path.split('M').skip(1) {
        let numbers: Vec<usize> = part.split([' ', 'h', 'v', 'H', 'V']).map(number).collect();
        let [x, y, width, height, ..] = numbers[..] else { panic!("{part} is no rectangle") };
        for row in y..y + height {
            dark[row * side + x..row * side + x + width].fill(true);
        }
    }
    let mut image = rqrr::PreparedImage::prepare_from_bitmap(side, side, |x, y| dark[y * side + x]);
    let codes = image.detect_grids();
    assert_eq!(codes.len(), 1);
    codes[0].decode().unwrap().1
}

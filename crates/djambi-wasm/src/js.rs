//! Declares the few JavaScript types that the bridge needs. The crate `js-sys`, which has all of them, would
//! add several kilobytes.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// A plain object.
    pub type Object;

    #[wasm_bindgen(constructor)]
    fn new() -> Object;

    #[wasm_bindgen(static_method_of = Object, js_name = entries)]
    fn entries_of(object: &Object) -> Array;

    #[wasm_bindgen(js_namespace = Reflect, js_name = get)]
    fn reflect_get(object: &Object, key: &str) -> JsValue;

    #[wasm_bindgen(js_namespace = Reflect, js_name = set)]
    fn reflect_set(object: &Object, key: &str, value: &JsValue);

    /// An array.
    pub type Array;

    #[wasm_bindgen(constructor)]
    fn new() -> Array;

    #[wasm_bindgen(method)]
    fn push(this: &Array, item: &JsValue);

    #[wasm_bindgen(method)]
    fn at(this: &Array, index: u32) -> JsValue;

    #[wasm_bindgen(method, getter)]
    fn length(this: &Array) -> u32;
}

impl Object {
    /// An object with these properties.
    pub(crate) fn of<'a>(fields: impl IntoIterator<Item = (&'a str, JsValue)>) -> Self {
        let object = Self::new();
        for (key, value) in fields {
            object.set(key, &value);
        }
        object
    }

    /// A property; undefined if the object does not have it, or a program gave something else for the object. An exception
    /// of JavaScript must not pass through a method of ours: its object would stay borrowed.
    pub(crate) fn get(&self, key: &str) -> JsValue {
        if self.is_object() { reflect_get(self, key) } else { JsValue::UNDEFINED }
    }

    /// The object's own keys and values, as pairs; none if it is something else.
    pub(crate) fn entries(object: &Self) -> Array {
        if object.is_object() { Self::entries_of(object) } else { Array::new() }
    }

    /// Sets a property.
    pub(crate) fn set(&self, key: &str, value: &JsValue) {
        reflect_set(self, key, value);
    }
}

impl Array {
    /// An array of these items.
    pub(crate) fn of(items: impl IntoIterator<Item = impl Into<JsValue>>) -> Self {
        let array = Self::new();
        for item in items {
            array.push(&item.into());
        }
        array
    }

    /// The items in order; none if it is something else.
    pub(crate) fn iter(&self) -> impl Iterator<Item = JsValue> {
        let length = if self.is_object() { self.length() } else { 0 };
        (0..length).map(|index| self.at(index))
    }
}

/** The names of the template's sheet of examples, in all languages, separated by bars. */
export const EXAMPLE_NAMES =
  'example|مثال|উদাহরণ|pananglitan|نموونە|příklad|beispiel|παράδειγμα|ejemplo|esimerkki|példa|記入例|ឧទាហរណ៍|예시|ຕົວຢ່າງ|contoh|နမူနာ|eksempel|exemplu|exempel|எடுத்துக்காட்டு|ตัวอย่าง|halimbawa|örnek|misaal|示例|範例'

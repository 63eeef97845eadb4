way-from = ពី
way-to = ទៅ
way-bicycle = កង់
way-motorbike = ម៉ូតូ
way-car = រថយន្ត
way-pin-collection = ទីតាំងយកទំនិញ៖ { $name }
way-pin-rider = អ្នកដឹក៖ { $name }
way-map = ផែនទីនៃការដឹក

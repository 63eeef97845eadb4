way-from = 픽업지
way-to = 배달지
way-bicycle = 자전거
way-motorbike = 오토바이
way-car = 자동차
way-pin-collection = 픽업지: { $name }
way-pin-rider = 라이더: { $name }
way-map = 배달 지도

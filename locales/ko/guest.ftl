guest-sender-title = 보내는 분 정보
guest-sender-lead = 라이더와 담당 직원이 이 주문에 관해 연락할 때만 사용합니다.
guest-sender-name = 이름
guest-sender-phone = 전화번호
guest-sender-email = 이메일 주소
guest-origin-title = 픽업할 곳을 알려 주세요
guest-origin-lead = 장소를 검색하거나 지도에서 선택해 주세요.
guest-origin-save = 계속

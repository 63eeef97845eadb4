## The privacy page. $country is the country's name in this language.

privacy-introduction = { -brand-name } 서비스가 이용자와 고객에 대해 보관하는 정보와 그 처리 방법을 안내합니다(이용 국가: { $country }).
privacy-data-title = 보관하는 정보
privacy-data-text = 계정: 이름, 이메일 주소, 전화번호, 픽업지. 주문: 고객의 이름, 전화번호, 주소, 메모, 금액, 시각, 배달 확인 자료.
privacy-use-title = 이용 목적
privacy-use-text = 주문을 배달하고, 이용자와 고객이 배달 현황을 확인하며, 정산하기 위해 이용합니다. 정보를 판매하거나 광고에 이용하지 않습니다.
privacy-readers-title = 정보를 볼 수 있는 사람
privacy-readers-text = 라이더는 배달에 필요한 정보만 봅니다. 배달 현황 링크가 있는 사람은 해당 주문만 볼 수 있습니다. 카드 번호는 암호화되어 결제 대행사로 전달되며 당사는 보관하지 않습니다.
privacy-device-title = 이용자의 기기
privacy-device-text = 선택한 언어는 쿠키에 저장됩니다. 로그인 상태, 설정, 작성 중인 호출은 브라우저에 보관되며 로그아웃하면 로그인 상태와 작성 중인 호출이 삭제됩니다.
privacy-rights-title = 이용자의 권리
privacy-rights-text = 이용자는 보관 중인 정보의 열람, 정정, 삭제를 요청하고 개인정보 보호 기관에 민원을 제기할 수 있습니다(해당 국가: { $country }). 문의: { $email }

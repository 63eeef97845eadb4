site-title = 주문 접수
site-description = { -brand-name } 라이더 호출: 소포, 음식, 서류, 선물. 배달비를 먼저 확인하고, 배달 현황을 실시간으로 보고, 전달 확인 자료를 보관합니다.
site-language = 언어: { $name }
site-languages = 언어
site-close-languages = 언어 목록 닫기
site-switch-appearance = 밝은 화면과 어두운 화면 전환
site-switch-letters = 나스흐체와 나스탈리크체 전환
site-sign-in = 로그인
site-footer-links = { -brand-name } 더 알아보기
site-register = 회원가입
site-become-partner = 파트너 신청
site-privacy = 개인정보 처리방침
site-terms = 이용약관
site-api-docs = API 문서
site-faq = 자주 묻는 질문

site-not-found-title = 없는 페이지입니다
site-not-found-text = 페이지 주소가 잘못 입력되었거나 페이지가 옮겨졌을 수 있습니다. 주문은 안전합니다.
site-not-found-home = 첫 페이지로 이동

field-optional = 선택
field-counter = { $used } / { $maximum }
field-counter-over = { $used } / { $maximum }: 너무 깁니다

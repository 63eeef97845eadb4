shell-tab-request = 라이더 호출
shell-tab-tracking = 주문 현황
shell-tab-history = 지난 주문
shell-tab-bulk = 대량 주문
shell-orders = 주문
shell-bar =
    .aria-label = 빠른 메뉴
shell-bar-request = 호출
shell-bar-tracking = 현황
shell-bar-more = 더 보기
shell-under-way =
    { $underWay ->
        [0] 진행 중인 주문 없음
       *[other] 진행 중 { $underWay }건
    }{ $needsYou ->
        [0] {""}
       *[other] , { $needsYou }건 확인 필요
    }
shell-skip-to-content = 본문으로 건너뛰기
shell-loading = 불러오는 중…
shell-saving = 저장하는 중…
shell-save-changes = 변경 내용 저장
shell-sending = 보내는 중…
shell-removing = 삭제하는 중…
shell-downloading = 다운로드하는 중…
shell-offline = 오프라인
shell-offline-hint = 입력한 내용은 그대로 있습니다. 다시 온라인이 되면 불러오기와 보내기를 이용할 수 있습니다.
shell-main-navigation =
    .aria-label = 주 메뉴
shell-open-menu =
    .aria-label = 메뉴 열기
shell-close-menu =
    .aria-label = 메뉴 닫기
shell-menu-title = 메뉴
shell-account-label = 내 계정
shell-signed-in-as = 로그인 계정: { $email }
shell-shortcuts = 키보드 단축키
shell-sign-out = 로그아웃
shell-appearance-dark = 어두운 화면
shell-appearance-light = 밝은 화면
shell-branch =
    .aria-label = 픽업지: { $name }. 다른 픽업지 선택
shell-branch-title = 픽업지
shell-branch-parent = 본점
shell-branch-inactive = 비활성
shell-branch-add = 픽업지 추가
shell-branch-edit = { $name } 수정
shell-include-outlets = 모든 픽업지 주문 포함
shell-include-outlets-why-not-here = 라이더 호출 화면에서는 사용할 수 없습니다. 주문은 한 픽업지에서 시작합니다.
shell-include-outlets-why-not-parent = 본점만 사용할 수 있습니다.
shell-outlets-included = 이제 모든 픽업지의 주문이 표시됩니다.
error-no-vendors = 이 계정에 연결된 가맹점이 없습니다. 고객센터에 문의해 주세요.
error-cant-retrieve-vendors = 가맹점을 불러오지 못했습니다.
shell-vendors-missing = 아직 표시할 내용 없음
shell-vendors-none-hint = 다른 계정으로 로그인하셨습니까? 로그아웃한 뒤 맞는 계정으로 로그인해 주세요.
shell-notices =
    .aria-label = 알림
shell-dismiss =
    .aria-label = 닫기
shell-recent-notices = 최근 알림
shell-recent-notices-none = 아직 알림이 없습니다.

shell-guest = 비회원으로 호출하고 있습니다.
shell-device-of = { $name } 기기
dialog-close = 닫기
shell-instead-of = 할인 전

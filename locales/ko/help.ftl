help-open = 도움말
help-title = 도움말 센터
help-close =
    .aria-label = 도움말 센터 닫기
help-back = 뒤로
help-center-failed = 도움말 센터를 불러오는 중 오류가 발생했습니다.

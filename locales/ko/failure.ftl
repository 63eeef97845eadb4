failure-offline = 인터넷에 연결되어 있지 않은 것 같습니다. 연결을 확인하고 다시 시도해 주세요.
failure-timeout = 시간이 너무 오래 걸립니다. 다시 시도해 주세요.
failure-too-many = 시도 횟수가 너무 많습니다. 1분 후에 다시 시도해 주세요.
failure-server-fault = 서비스에 문제가 발생했습니다. 잠시 후 다시 시도해 주세요.
failure-unreadable-answer = 읽을 수 없는 응답을 받았습니다. 페이지를 새로고침하고 다시 시도해 주세요.
failure-unreachable = { -brand-name } 서비스에 연결할 수 없습니다. 잠시 후 다시 시도해 주세요.
failure-unknown-outcome = 응답을 받지 못해 전달되었는지 알 수 없습니다. 다시 보내기 전에 이미 접수되었는지 확인해 주세요.
failure-not-offered = 여기에서는 사용할 수 없습니다.
failure-signed-out = 로그인이 만료되었습니다. 다시 로그인해 주세요.

failure-load = 화면을 불러오지 못했습니다. 인터넷 연결을 확인하고 다시 시도해 주세요.
failure-try-again = 다시 시도
failure-reload = 닫고 새로고침
failure-not-reloaded = 연결이 없어 페이지를 새로고침하지 않았습니다. 입력한 내용은 그대로 있습니다.
failure-defect-title = 서비스에 문제가 발생했습니다.
failure-defect-text = 입력한 내용은 그대로 있습니다. 페이지를 새로고침해 계속해 주세요. 문제가 반복되면 알려 주세요.
failure-outdated = 새 버전이 있어 3초 후 자동으로 새로고침합니다.
failure-terms = 이용약관을 불러오지 못했습니다. 인터넷 연결을 확인하고 다시 시도해 주세요.

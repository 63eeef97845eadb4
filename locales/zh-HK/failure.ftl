failure-offline = 您似乎已離線。請檢查連線後再試。
failure-timeout = 處理時間過長。請再試一次。
failure-too-many = 嘗試次數過多。請等候一分鐘後再試。
failure-server-fault = 我們的系統發生問題。請稍後再試。
failure-unreadable-answer = 我們收到無法讀取的回應。請重新載入頁面後再試。
failure-unreachable = 無法連接{ -brand-name }的服務。請稍後再試。
failure-unknown-outcome = 我們未收到回應，因此不知道是否已送達。再次傳送前，請先查看是否已經存在。
failure-not-offered = 此處不提供此功能。
failure-signed-out = 您的登入已逾時。請重新登入。

failure-load = 未能載入應用程式。請檢查互聯網連線後再試。
failure-try-again = 重試
failure-reload = 關閉並重新載入
failure-not-reloaded = 沒有連線，因此未有重新載入頁面。您輸入的資料已保留。
failure-defect-title = 我們的系統發生錯誤。
failure-defect-text = 您輸入的資料並無遺失。請重新載入頁面以繼續。如再次發生，請通知我們。
failure-outdated = 應用程式並非最新版本，將於3秒後自動重新載入。
failure-terms = 未能載入條款及細則。請檢查互聯網連線後再試。

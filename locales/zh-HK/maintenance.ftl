maintenance-planned-title = 平台正在維護
maintenance-planned-text = 我們正進行預定的維護。您的訂單不受影響，速遞員會繼續處理手上的訂單。
maintenance-unplanned-title = 平台暫時未能運作
maintenance-unplanned-text = 我們的系統發生故障，現正修復。您的訂單不受影響，速遞員會繼續處理手上的訂單。
maintenance-kept = 您輸入的資料已保留，無需重新載入：維護結束後五分鐘內，此頁面會自動繼續。

near-sound-is-on = 提示音：開
near-sound-is-off = 提示音：關
near-sound-on = 開啟：外送員接近時的提示音
near-sound-off = 關閉：外送員接近時的提示音

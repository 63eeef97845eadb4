near-sound-is-on = 提示音已开
near-sound-is-off = 提示音已关
near-sound-on = 打开：外送员快到时的提示音
near-sound-off = 关闭：外送员快到时的提示音

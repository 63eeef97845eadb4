/** Variants of Han characters in folded names, such as simplified ones, each before the one that is compared. */
const VARIANTS = new Map(
  (
    '台臺 滙匯 汇匯 亚亞 内內 剑劍 员員 国國 围圍 园園 圆圓 图圖 坚堅 场場 寿壽 学學 宁寧 岛島 师師 厦廈 庙廟 厂廠 广廣 ' +
    '弥彌 复復 恒恆 爱愛 庆慶 摆擺 数數 书書 时時 会會 东東 业業 荣榮 乐樂 楼樓 树樹 桥橋 机機 权權 气氣 汉漢 湾灣 营營 环環 ' +
    '产產 毕畢 盘盤 码碼 礼禮 窝窩 范範 纪紀 红紅 统統 维維 总總 罗羅 义義 兴興 庄莊 万萬 华華 莲蓮 芜蕪 兰蘭 术術 卫衛 览覽 ' +
    '观觀 记記 诗詩 诺諾 谢謝 议議 丰豐 贡貢 货貨 贸貿 车車 轩軒 辅輔 连連 运運 乡鄉 医醫 银銀 铜銅 镇鎮 钟鐘 铁鐵 锣鑼 钻鑽 ' +
    '长長 门門 开開 阁閣 阳陽 际際 云雲 电電 灵靈 顶頂 顿頓 头頭 饭飯 馆館 饶饒 马馬 骆駱 鱼魚 鲗鰂 鸭鴨 鸿鴻 丽麗 么麼 龙龍 宝寶 ' +
    '陈陳 张張 刘劉 杨楊 黄黃 赵趙 吴吳 孙孫 郑鄭 许許 邓鄧 冯馮 叶葉 苏蘇 吕呂 蒋蔣 谭譚 邹鄒 陆陸 韩韓 贺賀 顾顧 萧蕭 龚龔 严嚴 ' +
    '赖賴 钱錢 颜顏 蓝藍 齐斉 边辺 关關 関關 泽沢 滨浜 伟偉 强強 军軍 刚剛 凤鳳 静靜 颖穎 杰傑 梦夢 晓曉 娇嬌 洁潔 艳艷 莹瑩 琼瓊 ' +
    '嶌島 惠恵 竜龍 栄榮 豊豐 桒桑'
  )
    .split(' ')
    .map(([variant = '', compared = '']) => [variant, compared] as const),
)
const VARIANT = new RegExp(`[${[...VARIANTS.keys()].join('')}]`, 'gu')

/**
 * The text, folded by `foldText`, with one form of each of these characters. Only the service compares so: the table is
 * too large for the first orders.
 */
export const withoutChineseVariants = (folded: string): string =>
  folded.replaceAll(VARIANT, (variant) => VARIANTS.get(variant) ?? variant)

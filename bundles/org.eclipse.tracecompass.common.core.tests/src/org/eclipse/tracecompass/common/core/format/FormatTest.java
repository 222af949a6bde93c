package org.eclipse.tracecompass.common.core.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.text.FieldPosition;
import java.text.Format;
import java.text.ParseException;
import java.text.ParsePosition;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers with units. */
class FormatTest {

    private static final Locale DEFAULT = Locale.getDefault();

    @BeforeAll
    static void writeAsInEnglish() {
        Locale.setDefault(Locale.ENGLISH);
    }

    @AfterAll
    static void restoreTheLocale() {
        Locale.setDefault(DEFAULT);
    }

    private static Number number(String text) {
        if (text.matches("-?\\d+")) {
            return Long.valueOf(text);
        }
        return Double.valueOf(text);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "3, 3",
        "975, 975",
        "1000, 1 k",
        "-4000, -4 k",
        "999.96, 1 k",
        "12345678.2, 12.3 M",
        "4000000000, 4 G",
        "4000000000000, 4 T",
        "5.5e15, 5.5 P",
        "-0.04, -40 m",
        "0.0004928373928, 492.8 \u00b5",
        "0.000000251, 251 n",
        "4.3e-11, 43 p",
        "1e-15, 1E-3 p",
        "1e40, 1E25 P",
        "Infinity, \u221e",
        "NaN, NaN"
    })
    void prefixesAreThoseOfTheInternationalSystem(String value, String text) {
        assertThat(new DecimalUnitFormat(Locale.ENGLISH).format(number(value))).isEqualTo(text);
    }

    @Test
    void aFactorChangesTheUnit() throws ParseException {
        DecimalUnitFormat grams = new DecimalUnitFormat(1000, Locale.ENGLISH);
        assertThat(grams.format(4.5)).isEqualTo("4.5 k");
        assertThat(grams.parseObject("4.5 k")).isEqualTo(4.5);
        assertThat(grams.parseObject("9 k")).isEqualTo(9L);
        assertThat(new DecimalUnitFormat(0.01).format(1)).isEqualTo("10 m");
        assertThat(new DecimalUnitFormat(2).format(Double.NaN)).isEqualTo("NaN");
    }

    @Test
    void aLocaleWritesInItsOwnWay() throws ParseException {
        DecimalUnitFormat german = new DecimalUnitFormat(Locale.GERMAN);
        assertThat(german.format(1234)).isEqualTo("1,2 k");
        assertThat(german.parseObject("1,2 k")).isEqualTo(1200L);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "3, 3 Hz",
        "999, 999 Hz",
        "999.9996, 1 KHz",
        "4123, 4.123 KHz",
        "-4123456, -4.123 MHz",
        "0.5, 0.5 Hz",
        "9223372036854775807, 9.223 EHz"
    })
    void aUnitStandsBehindThePrefix(String value, String text) {
        assertThat(new DecimalWithUnitPrefixFormat("Hz").format(number(value))).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 0",
        "3, 3 B, 3 B/s",
        "975, 975 B, 975 B/s",
        "1024, 1 KB, 1 KB/s",
        "4000, 3.906 KB, 3.906 KB/s",
        "-4096, -4 KB, -4 KB/s",
        "4000000, 3.815 MB, 3.815 MB/s",
        "1073741824, 1 GB, 1 GB/s",
        "1099511627776, 1 TB, 1 TB/s"
    })
    void bytesAreCountedByPowersOf1024(String value, String size, String speed) {
        assertThat(DataSizeWithUnitFormat.getInstance().format(number(value))).isEqualTo(size);
        assertThat(DataSpeedWithUnitFormat.getInstance().format(number(value))).isEqualTo(speed);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "3, 3 ns",
        "975, 975 ns",
        "1000, 1 \u00b5s",
        "-1234567, -1.235 ms",
        "999999.7, 1 ms",
        "5000000000, 5 s",
        "5000000000000, 5000 s",
        "1.5, 1.5 ns",
        "NaN, ---"
    })
    void durationsHaveTheirUnit(String value, String text) {
        assertThat(SubSecondTimeWithUnitFormat.getInstance().format(number(value))).isEqualTo(text);
    }

    @Test
    void anUnknownDurationIsTold() {
        SubSecondTimeWithUnitFormat format =
                (SubSecondTimeWithUnitFormat) SubSecondTimeWithUnitFormat.getInstance();
        assertThat(format.format(null, null, null)).hasToString("---");
        assertThat(format.format(1500L, new StringBuffer("= "), new FieldPosition(0)))
                .hasToString("= 1.5 \u00b5s");
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0 %",
        "1000000000, 100 %",
        "500000000, 50 %",
        "123456789, 12.35 %",
        "10000000000, 1000 %"
    })
    void sharesAreInPercent(long value, String text) {
        assertThat(LongToPercentFormat.getInstance().format(value)).isEqualTo(text);
    }

    static List<Format> formats() {
        return List.of(
                new DecimalUnitFormat(),
                new DecimalWithUnitPrefixFormat("Hz"),
                DataSizeWithUnitFormat.getInstance(),
                DataSpeedWithUnitFormat.getInstance(),
                SubSecondTimeWithUnitFormat.getInstance(),
                LongToPercentFormat.getInstance());
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 1, 7.5, 1234.5678, -98765432.1, 5e9, 3e12, 0.0123})
    void whatIsWrittenIsReadAgain(double value) throws ParseException {
        for (Format format : formats()) {
            String text = format.format(value);
            double read = ((Number) format.parseObject(text)).doubleValue();
            double rounding =
                    Math.max(
                            Math.abs(value) / 20,
                            format instanceof LongToPercentFormat ? 1e5 : 0.001);
            assertThat(read).as("%s of %s", text, format).isCloseTo(value, within(rounding));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1.2 M, 1258291.2",
        "3 MB, 3145728",
        "3MB, 3145728",
        "3 K, 3072",
        "3 B, 3",
        "7, 7",
        "1.5, 1.5"
    })
    void aUnitMayBeLeftOut(String text, String value) throws ParseException {
        assertThat(DataSizeWithUnitFormat.getInstance().parseObject(text)).isEqualTo(number(value));
    }

    @Test
    void readingGoesOnBehindTheUnit() {
        ParsePosition position = new ParsePosition(2);
        assertThat(new DecimalUnitFormat(Locale.ENGLISH).parseObject("x=5 k, y", position))
                .isEqualTo(5000L);
        assertThat(position.getIndex()).isEqualTo(5);
        ParsePosition wrong = new ParsePosition(0);
        assertThat(new DecimalUnitFormat(Locale.ENGLISH).parseObject("x", wrong)).isNull();
        assertThat(wrong.getIndex()).isZero();
        assertThat(wrong.getErrorIndex()).isZero();
    }

    @Test
    void whatIsNoNumberIsRefused() {
        for (Format format : formats()) {
            assertThatThrownBy(() -> format.format("text"))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void allNumbersAreWritten() {
        Format format = DataSizeWithUnitFormat.getInstance();
        assertThat(format.format(new BigDecimal("2048"))).isEqualTo("2 KB");
        assertThat(format.format(BigInteger.TWO.pow(70))).isEqualTo("1024 EB");
        assertThat(format.format(2048f)).isEqualTo("2 KB");
    }

    @Test
    void aFormatCanBeSerialized() throws Exception {
        for (Format format : formats()) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
                out.writeObject(format);
            }
            try (ObjectInputStream in =
                    new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
                assertThat(((Format) in.readObject()).format(4567)).isEqualTo(format.format(4567));
            }
        }
    }
}

package org.eclipse.tracecompass.tmf.xychart.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXYAxisDescription;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How values are written. */
class QuantityTest {

    @ParameterizedTest
    @CsvSource({
        "%, NUMBER, 12.5, 12.5 %",
        "%, NUMBER, 1234, 1234 %",
        "%, NUMBER, 0, 0 %",
        "B, NUMBER, 1536, 1.5 KiB",
        "bytes, NUMBER, 3145728, 3 MiB",
        "'', BINARY_NUMBER, 2048, 2 Ki",
        "ns, NUMBER, 1500000, 1.5 ms",
        "'', DURATION, 20, 20 ns",
        "'', NUMBER, 1234567, 1.23 M",
        "'', NUMBER, 0.25, 0.25",
        "'', NUMBER, -2500, -2.5 k",
        "Hz, NUMBER, 2400000000, 2.4 GHz"
    })
    void aValueHasTheUnitThatSuitsIt(String unit, DataType type, double value, String text) {
        assertThat(Quantity.of(new TmfXYAxisDescription("", unit, type)).text(value))
                .isEqualTo(text);
    }
}

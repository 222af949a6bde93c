package org.eclipse.tracecompass.tmf.timegraph.core.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.rows.core.TimeGraphBlendState;
import org.eclipse.tracecompass.tmf.testkit.HandMadeProvider;
import org.eclipse.tracecompass.tmf.timegraph.core.model.RowStates;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StateStyle;
import org.junit.jupiter.api.Test;

class ProviderReaderTest {

    private final HandMadeProvider provider = HandMadeProvider.sample();
    private final ProviderReader reader = new ProviderReader(provider);

    private RowStates row(long id) {
        Map<Long, RowStates> states =
                Objects.requireNonNull(
                        reader.states(List.of(id), 0, 1_000_000, 1000, new NullProgressMonitor())
                                .model());
        return Objects.requireNonNull(states.get(id));
    }

    @Test
    void statesKeepTheirTimesLabelsAndStyles() {
        RowStates row = row(2);
        assertThat(row.size()).isEqualTo(4);
        assertThat(row.start(2)).isEqualTo(260_000);
        assertThat(row.end(2)).isEqualTo(700_000);
        assertThat(row.label(2)).isEqualTo("request");
        StateStyle style = reader.palette().style(row.style(2));
        assertThat(style).isEqualTo(new StateStyle("run", "Usermode", 0xff4caf50, 1));
        assertThat(row.indexAt(260_000)).isEqualTo(2);
        assertThat(row.indexAt(99_999)).isEqualTo(-1);
    }

    @Test
    void statesOutOfOrderAreSortedAndOverlapsCut() {
        provider.row(20, -1, "odd")
                .state(20, 500, 900, "run", null)
                .state(20, 100, 600, "sys", null);
        RowStates row = row(20);
        assertThat(row.start(0)).isEqualTo(100);
        assertThat(row.end(0)).isEqualTo(500);
        assertThat(row.end(1)).isEqualTo(900);
    }

    @Test
    void blendsKeepTheirShares() {
        provider.row(21, -1, "blend");
        provider.addState(
                21,
                new TimeGraphBlendState(
                        0,
                        100,
                        List.of(
                                new TimeGraphBlendState.Share(
                                        1, null, new OutputElementStyle("sys"), 30),
                                new TimeGraphBlendState.Share(
                                        2, "x", new OutputElementStyle("run"), 50))));
        RowStates blend = row(21);
        assertThat(blend.shares(0)).isEqualTo(2);
        assertThat(blend.shareTime(0, 0)).isEqualTo(50);
        assertThat(blend.shareLabel(0, 0)).isEqualTo("x");
        assertThat(blend.shareTime(0, 1)).isEqualTo(30);
    }

    @Test
    void steppingFindsTheNeighbouringStatesHoweverFarTheyAre() {
        StateStepper stepper = new StateStepper(reader, 1, 0, 1_000_000, new NullProgressMonitor());
        assertThat(stepper.next(0)).isEqualTo(OptionalLong.of(300_000));
        assertThat(stepper.next(300_000)).isEqualTo(OptionalLong.of(420_000));
        assertThat(stepper.next(900_000)).isEmpty();
        assertThat(stepper.previous(900_000)).isEqualTo(OptionalLong.of(420_000));
        assertThat(stepper.previous(5)).isEqualTo(OptionalLong.of(0));
        assertThat(stepper.previous(0)).isEmpty();
    }

    @Test
    void coloursAreReadInTheUsualForms() {
        assertThat(StyleTable.parse("#4CAF50")).isEqualTo(0xff4caf50);
        assertThat(StyleTable.parse("#4caf5080")).isEqualTo(0x804caf50);
        assertThat(StyleTable.parse("#abc")).isEqualTo(0xffaabbcc);
        assertThat(StyleTable.parse("blue")).isNull();
    }
}

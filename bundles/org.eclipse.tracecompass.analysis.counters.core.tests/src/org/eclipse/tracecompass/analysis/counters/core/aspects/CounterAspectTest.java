package org.eclipse.tracecompass.analysis.counters.core.aspects;

import static org.assertj.core.api.Assertions.assertThat;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.counters.core.CounterType;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEventType;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfCpuAspect;
import org.junit.jupiter.api.Test;

class CounterAspectTest {

    private static ITmfEvent event(@Nullable Object value) {
        ITmfEventField field = new TmfEventField("count", value, null);
        ITmfEventField root =
                new TmfEventField(ITmfEventField.ROOT_FIELD_ID, null, new ITmfEventField[] {field});
        return new TmfEvent(null, 0, null, new TmfEventType("e", root), root);
    }

    @Test
    void aReadingIsAnIntegerByDefault() {
        CounterAspect aspect = new CounterAspect("count", "Label");
        assertThat(aspect.resolve(event(7))).isEqualTo(7L);
        assertThat(aspect.resolve(event(7.9))).isEqualTo(7L);
        assertThat(aspect.resolve(event(" 12 "))).isEqualTo(12L);
        assertThat(aspect.resolve(event("twelve"))).isNull();
        assertThat(aspect.resolve(event(null))).isNull();
        assertThat(new CounterAspect("other", "Label").resolve(event(7))).isNull();
        assertThat(aspect.getType()).isEqualTo(CounterType.LONG);
    }

    @Test
    void aReadingMayHaveAFraction() {
        CounterAspect aspect = new CounterAspect("count", "Label", CounterType.DOUBLE);
        assertThat(aspect.resolve(event(7))).isEqualTo(7.0);
        assertThat(aspect.resolve(event(7.9f))).isEqualTo((double) 7.9f);
        assertThat(aspect.resolve(event("1.5"))).isEqualTo(1.5);
    }

    @Test
    void aCounterDescribesItself() {
        CounterAspect aspect = new CounterAspect("count", "Label", TmfCpuAspect.class);
        assertThat(aspect.getName()).isEqualTo("Label");
        assertThat(aspect.getHelpText()).isEqualTo("Counter for Label");
        assertThat(aspect.isHiddenByDefault()).isTrue();
        assertThat(aspect.isCumulative()).isTrue();
        assertThat(aspect.getDataType()).isEqualTo(DataType.NUMBER);
        assertThat(aspect.getGroups()).containsExactly(TmfCpuAspect.class);
    }

    @Test
    void countersAreEqualByFieldLabelAndGroups() {
        CounterAspect aspect = new CounterAspect("count", "Label", TmfCpuAspect.class);
        assertThat(aspect)
                .isEqualTo(new CounterAspect("count", "Label", TmfCpuAspect.class))
                .hasSameHashCodeAs(new CounterAspect("count", "Label", TmfCpuAspect.class))
                .isNotEqualTo(new CounterAspect("count", "Label"))
                .isNotEqualTo(new CounterAspect("count", "Other", TmfCpuAspect.class))
                .isNotEqualTo(new CounterAspect("other", "Label", TmfCpuAspect.class))
                .isNotEqualTo(new CounterAspect("count", "Label", TmfCpuAspect.class) {});
    }
}

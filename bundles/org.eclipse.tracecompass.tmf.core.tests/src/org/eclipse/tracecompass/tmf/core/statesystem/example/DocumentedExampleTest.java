package org.eclipse.tracecompass.tmf.core.statesystem.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Objects;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.testkit.ExampleStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace.Spec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The worked example of the state system guide, character for character, on synthetic events. */
@Timeout(60)
@ExtendWith(TemporaryCache.class)
class DocumentedExampleTest {

    @TempDir Path folder = Path.of("");

    @Test
    void theWorkedExampleOfTheGuideFollowsTheCpus() throws Exception {
        SyntheticTrace trace =
                new SyntheticTrace(
                        folder,
                        100,
                        i ->
                                new Spec(
                                        1000L + i,
                                        i % 10 == 9 ? "irq" : "sched_switch",
                                        new TmfEventField("cpu", i % 2, null),
                                        new TmfEventField(
                                                "next_tid", (long) (i % 4 < 2 ? 0 : i), null)));
        ExampleStateSystemAnalysisModule module = new ExampleStateSystemAnalysisModule();
        module.setId(ExampleStateSystemAnalysisModule.ID);
        assertThat(module.setTrace(trace)).isTrue();
        assertThat(module.schedule().isOK()).isTrue();
        assertThat(module.waitForCompletion()).isTrue();
        ITmfStateSystem ss = Objects.requireNonNull(module.getStateSystem());
        int thread = ss.getQuarkAbsolute("CPUs", "1");
        int status = ss.getQuarkAbsolute("CPUs", "1", "Status");
        assertThat(ss.querySingleState(1043, thread).getValue()).isEqualTo(43L);
        assertThat(ss.querySingleState(1043, status).getValue()).isEqualTo(1);
        // at 1049 there is another event: the switch of 1047 still stands
        assertThat(ss.querySingleState(1049, thread).getValue()).isEqualTo(47L);
        assertThat(ss.querySingleState(1045, status).getValue()).isEqualTo(0);
        module.dispose();
        trace.dispose();
    }
}

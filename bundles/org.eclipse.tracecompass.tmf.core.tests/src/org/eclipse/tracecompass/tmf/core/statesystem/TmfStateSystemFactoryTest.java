package org.eclipse.tracecompass.tmf.core.statesystem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.nio.file.Path;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** State systems in the way of the older edition of the guide. */
@Timeout(60)
class TmfStateSystemFactoryTest {

    private static final String ID = "org.example.ticks";
    private static final int COUNT = 1000;

    @TempDir Path folder = Path.of("");

    /** Counts events in the attributes "count" and "value", through the field of the base class. */
    private static class Ticks extends AbstractTmfStateProvider {

        private final int failAt;

        Ticks(ITmfTrace trace, int failAt) {
            super(trace, "ticks");
            this.failAt = failAt;
        }

        @Override
        protected void eventHandle(ITmfEvent event) {
            long time = event.getTimestamp().toNanos();
            Integer value = event.getContent().getFieldValue(Integer.class, "value");
            if (Objects.equals(value, failAt)) {
                throw new IllegalStateException("no more");
            }
            ss.incrementAttribute(time, ss.getQuarkAbsoluteAndAdd("count"));
            ss.modifyAttribute(time, value, ss.getQuarkAbsoluteAndAdd("value"));
        }

        @Override
        public int getVersion() {
            return 3;
        }

        @Override
        public ITmfStateProvider getNewInstance() {
            return new Ticks(getTrace(), failAt);
        }
    }

    /** A trace that builds its state system itself. */
    private static final class OldTrace extends SyntheticTrace {

        private int built;

        OldTrace(Path folder) {
            super(
                    folder,
                    COUNT,
                    i -> new Spec(10L * (i + 1), "tick", new TmfEventField("value", i, null)));
        }

        @Override
        protected void buildStateSystems() throws TmfTraceException {
            super.buildStateSystems();
            built++;
            registerStateSystem(
                    ID, TmfStateSystemFactory.newInMemHistory(new Ticks(this, -1), false));
        }
    }

    private static void checkAnswers(ITmfStateSystem ss) {
        ss.waitUntilBuilt();
        assertThat(ss.querySingleState(555, ss.getQuarkAbsolute("count")).getValue()).isEqualTo(55);
        assertThat(ss.queryFullState(555).get(ss.getQuarkAbsolute("value")).getValue())
                .isEqualTo(54);
        assertThat(ss.getCurrentEndTime()).isEqualTo(10L * COUNT);
    }

    @Test
    void eachKindOfHistoryAnswers() throws Exception {
        SyntheticTrace trace = SyntheticTrace.ticks(folder, COUNT);
        File file = folder.resolve("full.ht").toFile();
        File part = folder.resolve("partial.ht").toFile();
        ITmfStateSystem full =
                TmfStateSystemFactory.newFullHistory(file, new Ticks(trace, -1), true);
        checkAnswers(full);
        assertThat(file).isFile();
        checkAnswers(TmfStateSystemFactory.newInMemHistory(new Ticks(trace, -1), false));
        ITmfStateSystem partial =
                TmfStateSystemFactory.newPartialHistory(part, new Ticks(trace, -1), false);
        checkAnswers(partial);
        ITmfStateSystem none = TmfStateSystemFactory.newNullHistory(new Ticks(trace, -1));
        none.waitUntilBuilt();
        assertThat(none.queryOngoing(none.getQuarkAbsolute("count"))).isEqualTo(COUNT);
        full.dispose();
        partial.dispose();
        trace.dispose();
    }

    @Test
    void aWholeFileIsOpenedAgain() throws Exception {
        SyntheticTrace trace = SyntheticTrace.ticks(folder, COUNT);
        File file = folder.resolve("full.ht").toFile();
        TmfStateSystemFactory.newFullHistory(file, new Ticks(trace, -1), true).dispose();
        ITmfStateSystem again =
                TmfStateSystemFactory.newFullHistory(file, new Ticks(trace, 0), true);
        checkAnswers(again);
        again.dispose();
        trace.dispose();
    }

    @Test
    void aFailureIsToldToWhoeverWaits() {
        SyntheticTrace trace = SyntheticTrace.ticks(folder, COUNT);
        File file = folder.resolve("full.ht").toFile();
        assertThatThrownBy(
                        () -> TmfStateSystemFactory.newFullHistory(file, new Ticks(trace, 7), true))
                .isInstanceOf(TmfTraceException.class)
                .hasMessageContaining("no more");
        assertThat(file).doesNotExist();
        trace.dispose();
    }

    @Test
    void aTraceBuildsItsStateSystemsOnceAndListsThem() {
        OldTrace trace = new OldTrace(folder);
        ITmfStateSystem ss = Objects.requireNonNull(trace.getStateSystems().get(ID));
        checkAnswers(ss);
        assertThat(trace.getStateSystems()).containsEntry(ID, ss);
        @Nullable IAnalysisModule module = trace.getAnalysisModule(ID);
        assertThat(module).isInstanceOf(ITmfAnalysisModuleWithStateSystems.class);
        ITmfAnalysisModuleWithStateSystems owner =
                (ITmfAnalysisModuleWithStateSystems) Objects.requireNonNull(module);
        assertThat(owner.waitForCompletion()).isTrue();
        assertThat(owner.getStateSystem(ID)).isSameAs(ss);
        assertThat(trace.built).isEqualTo(1);
        trace.dispose();
        assertThatThrownBy(() -> ss.queryFullState(555))
                .isInstanceOf(StateSystemDisposedException.class);
    }
}

package org.eclipse.tracecompass.tmf.core.event.aspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Objects;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.SyntheticTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.junit.jupiter.api.Test;

class MultiAspectTest {

    private static final class Cpu extends TmfCpuAspect {
        private final @Nullable Integer cpu;

        Cpu(@Nullable Integer cpu) {
            this.cpu = cpu;
        }

        @Override
        public @Nullable Integer resolve(ITmfEvent event) {
            return cpu;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return this == other;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(this);
        }
    }

    private static final ITmfEventAspect<?> NONE = new Cpu(null);
    private static final ITmfEventAspect<?> FIRST = new Cpu(1);
    private static final ITmfEventAspect<?> SECOND = new Cpu(2);

    private static ITmfEventAspect<?> joined(ITmfEventAspect<?>... aspects) {
        return Objects.requireNonNull(MultiAspect.create(List.of(aspects), TmfCpuAspect.class));
    }

    @Test
    void theFirstAspectThatAppliesTells() {
        assertThat(joined(NONE, SECOND, FIRST).resolve(new TmfEvent())).isEqualTo(2);
        assertThat(MultiAspect.createFrom(joined(NONE, FIRST), SECOND).resolve(new TmfEvent()))
                .isEqualTo(1);
        assertThat(joined(FIRST)).isSameAs(FIRST);
        assertThat(MultiAspect.create(List.of(), TmfCpuAspect.class)).isNull();
    }

    @Test
    void anAspectThatWaitsToTellDoesSo() throws InterruptedException {
        ITmfEventAspect<Integer> waiting =
                new TmfCpuAspect() {
                    @Override
                    public @Nullable Integer resolve(ITmfEvent event) {
                        return null;
                    }

                    @Override
                    public @Nullable Integer resolve(
                            ITmfEvent event, boolean block, IProgressMonitor monitor) {
                        return block ? 3 : null;
                    }
                };
        assertThat(
                        joined(NONE, waiting, SECOND)
                                .resolve(new TmfEvent(), true, new NullProgressMonitor()))
                .isEqualTo(3);
    }

    @Test
    void allAspectsAreOfTheClass() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> joined(FIRST, TmfBaseAspects.getTimestampAspect()));
    }

    @Test
    void aJoinedAspectIsNotAdded() {
        ITmfEventAspect<?> joined = joined(NONE, SECOND);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MultiAspect.createFrom(FIRST, joined));
    }

    /** A trace with a CPU. */
    private static ITmfTrace trace(String name, ITmfEventAspect<?> aspect) {
        return new SyntheticTrace(name, 1) {
            @Override
            public Iterable<ITmfEventAspect<?>> getEventAspects() {
                return List.of(aspect);
            }
        };
    }

    @Test
    void experimentsOfExperimentsHaveOneColumnToo() {
        TmfExperiment inner =
                new TmfExperiment(
                        ITmfEvent.class,
                        "inner",
                        new ITmfTrace[] {trace("a", NONE), trace("b", SECOND)},
                        10,
                        null);
        TmfExperiment outer =
                new TmfExperiment(
                        ITmfEvent.class,
                        "outer",
                        new ITmfTrace[] {trace("c", NONE), inner},
                        10,
                        null);
        assertThat(outer.getEventAspects())
                .filteredOn(aspect -> aspect.getName().equals(FIRST.getName()))
                .singleElement()
                .satisfies(aspect -> assertThat(aspect.resolve(new TmfEvent())).isEqualTo(2));
        outer.dispose();
    }

    @Test
    void aspectsOfAClassAreFoundInAnExperimentOfDifferentTraces() {
        ITmfTrace first = trace("first", NONE);
        ITmfTrace last = trace("last", SECOND);
        TmfExperiment inner =
                new TmfExperiment(ITmfEvent.class, "inner", new ITmfTrace[] {last}, 10, null);
        TmfExperiment experiment =
                new TmfExperiment(
                        ITmfEvent.class, "outer", new ITmfTrace[] {first, inner}, 10, null);
        TmfEvent event = new TmfEvent();
        assertThat(TmfTraceUtils.getEventAspects(experiment, Cpu.class))
                .isEqualTo(List.of(NONE, SECOND));
        assertThat(
                        TmfTraceUtils.resolveIntEventAspectOfClassForEvent(
                                experiment, TmfCpuAspect.class, event))
                .isEqualTo(2);
        assertThat(Objects.requireNonNull(TmfCpuAspect.of(experiment)).resolve(event)).isEqualTo(2);
        experiment.dispose();
    }
}

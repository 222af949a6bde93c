package org.eclipse.tracecompass.internal.tmf.server.core.resource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import org.eclipse.tracecompass.internal.tmf.server.core.http.ProtocolException;
import org.eclipse.tracecompass.internal.tmf.server.core.json.ResourceJson.ExperimentFacts;
import org.eclipse.tracecompass.internal.tmf.server.core.json.ResourceJson.Extent;
import org.eclipse.tracecompass.internal.tmf.server.core.json.ResourceJson.IndexingStatus;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Experiments and the traces that they have. */
@ExtendWith(TemporaryCache.class)
class ExperimentsTest {

    @Test
    void aTraceThatAnExperimentIsGoingToUseIsNotDeleted(@TempDir Path folder) throws IOException {
        Traces traces = new Traces(new AllowedFiles(List.of(folder)));
        UUID uuid = addTo(traces, folder.resolve("kernel"));
        KnownTrace reserved = traces.reserve(List.of(uuid)).get(0);
        assertThatExceptionOfType(ProtocolException.class)
                .isThrownBy(() -> traces.remove(uuid))
                .satisfies(e -> assertThat(e.status()).isEqualTo(ProtocolException.CONFLICT));
        reserved.release();
        traces.remove(uuid);
        assertThatExceptionOfType(ProtocolException.class)
                .isThrownBy(() -> traces.reserve(List.of(uuid)));
    }

    @Test
    void anExperimentThatCannotBeOpenedLeavesItsTracesFree(@TempDir Path folder)
            throws IOException {
        Traces traces = new Traces(new AllowedFiles(List.of(folder)));
        Experiments experiments = new Experiments(traces, Runnable::run);
        Path trace = folder.resolve("kernel");
        UUID uuid = addTo(traces, trace);
        experiments.close(experiments.prepare("one", List.of(uuid)).uuid());
        Files.delete(trace.resolve("metadata"));
        assertThatExceptionOfType(ProtocolException.class)
                .isThrownBy(() -> experiments.prepare("two", List.of(uuid)));
        assertThat(traces.remove(uuid).uuid()).isEqualTo(uuid);
    }

    @Test
    void aTraceStaysOpenAsLongAsAnExperimentHasIt(@TempDir Path folder) throws IOException {
        Traces traces = new Traces(new AllowedFiles(List.of(folder)));
        Experiments experiments = new Experiments(traces, Runnable::run);
        UUID uuid = addTo(traces, folder.resolve("kernel"));
        UUID first = experiments.open("first", List.of(uuid)).uuid();
        UUID second = experiments.open("second", List.of(uuid)).uuid();
        Extent read = traces.get(uuid).facts().extent();
        assertThat(read.status()).isEqualTo(IndexingStatus.COMPLETED);
        experiments.close(second);
        assertThat(traces.get(uuid).facts().extent()).isEqualTo(read);
        experiments.close(first);
        assertThat(traces.get(uuid).facts().extent().status()).isEqualTo(IndexingStatus.CLOSED);
    }

    @Test
    void tracesOfACompleteExperimentKnowTheirEvents(@TempDir Path folder) throws IOException {
        Traces traces = new Traces(new AllowedFiles(List.of(folder)));
        Experiments experiments = new Experiments(traces, Runnable::run);
        UUID uuid = addTo(traces, folder.resolve("kernel"));
        for (int i = 0; i < 10; i++) {
            ExperimentFacts facts = experiments.open("experiment " + i, List.of(uuid));
            assertThat(facts.extent().status()).isEqualTo(IndexingStatus.COMPLETED);
            assertThat(facts.traces().get(0).extent().events())
                    .isPositive()
                    .isEqualTo(facts.extent().events());
        }
        experiments.clear();
    }

    /** The name of its only trace in an experiment, which outputs show. */
    private static String shown(Experiments experiments, String name, UUID trace)
            throws IOException {
        return experiments.prepare(name, List.of(trace)).experiment().getTraces().get(0).getName();
    }

    @Test
    void aTraceAloneIsCalledAfterWhatWasOpened(@TempDir Path folder) throws IOException {
        Path program = folder.resolve("program");
        Path data = program.resolve("ust/uid/0/64-bit");
        SharedTraces.copy(SharedTraces.demo("k-alpha/s1/kernel"), data);
        for (boolean isStarted : new boolean[] {true, false}) {
            Traces traces = new Traces(new AllowedFiles(List.of(folder)));
            Experiments experiments = new Experiments(traces, Runnable::run);
            KnownTrace known =
                    isStarted
                            ? traces.addAll(program).get(0)
                            : traces.add(program.toString(), null, null);
            assertThat(known.name()).isEqualTo("program");
            // the second experiment opens it again
            assertThat(shown(experiments, "first", known.uuid())).isEqualTo("program");
            assertThat(shown(experiments, "second", known.uuid())).isEqualTo("program");
            experiments.clear();
        }
        Traces traces = new Traces(new AllowedFiles(List.of(folder)));
        Experiments experiments = new Experiments(traces, Runnable::run);
        UUID uuid = traces.add(data.toString(), "before", null).uuid();
        assertThat(shown(experiments, "first", uuid)).isEqualTo("before");
        experiments.clear();
    }

    /** A trace that fails after it was opened, as those do whose folder of results is not there. */
    private static final class FailingTrace extends SyntheticTrace {

        private boolean fails;
        private boolean isClosed;

        FailingTrace(Path folder) {
            super(folder, 1, i -> new Spec(i, "tick"));
        }

        private void check() {
            if (fails) {
                throw new IllegalStateException("There is no place for results");
            }
        }

        @Override
        public String getHostId() {
            check();
            return super.getHostId();
        }

        @Override
        public String getPath() {
            check();
            return super.getPath();
        }

        @Override
        public void dispose() {
            isClosed = true;
            super.dispose();
        }
    }

    @Test
    void aTraceThatFailsAfterItWasOpenedIsClosed(@TempDir Path folder) throws IOException {
        FailingTrace trace = new FailingTrace(folder);
        Traces traces = new Traces(new AllowedFiles(List.of(folder)), (path, type) -> trace);
        trace.fails = true;
        assertThatIllegalStateException()
                .isThrownBy(() -> traces.add(folder.toString(), null, null));
        assertThat(trace.isClosed).isTrue();
        assertThat(traces.facts()).isEmpty();
    }

    @Test
    void anExperimentThatFailsClosesItsTraces(@TempDir Path folder) throws IOException {
        FailingTrace trace = new FailingTrace(folder);
        Traces traces = new Traces(new AllowedFiles(List.of(folder)), (path, type) -> trace);
        UUID uuid = traces.add(folder.toString(), null, null).uuid();
        trace.fails = true;
        Experiments experiments = new Experiments(traces, Runnable::run);
        assertThatIllegalStateException()
                .isThrownBy(() -> experiments.prepare("one", List.of(uuid)));
        assertThat(trace.isClosed).isTrue();
        trace.fails = false;
        assertThat(traces.remove(uuid).uuid()).isEqualTo(uuid);
    }

    private static UUID addTo(Traces traces, Path copy) throws IOException {
        SharedTraces.copy(SharedTraces.demo("k-alpha/s1/kernel"), copy);
        return traces.add(copy.toString(), null, null).uuid();
    }
}

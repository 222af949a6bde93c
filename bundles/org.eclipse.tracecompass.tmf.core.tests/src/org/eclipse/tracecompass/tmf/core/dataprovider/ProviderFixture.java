package org.eclipse.tracecompass.tmf.core.dataprovider;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.model.DataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.testkit.AlternatingModule;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Traces of ticks in a temporary folder, and a factory that makes data providers of them. */
@ExtendWith(TemporaryCache.class)
abstract class ProviderFixture {

    static final String ID = "astrolabe.test.provider";

    @TempDir Path folder = Path.of("");

    final List<ITmfTrace> traces = new ArrayList<>();
    final AlternatingFactory factory = new AlternatingFactory();

    static final class AlternatingFactory implements IDataProviderFactory {
        @Nullable CountDownLatch gate;

        @Override
        public @Nullable ITmfDataProvider createDataProvider(ITmfTrace trace) {
            if (trace instanceof TmfExperiment) {
                return null;
            }
            return new AlternatingTimeGraph(trace, AlternatingModule.on(trace, gate));
        }

        @Override
        public @Nullable ITmfDataProvider createDataProvider(ITmfTrace trace, String secondaryId) {
            return secondaryId.equals("chart")
                    ? new AlternatingChart(trace, AlternatingModule.on(trace, gate))
                    : null;
        }

        @Override
        public Collection<IDataProviderDescriptor> getDescriptors(ITmfTrace trace) {
            return List.of(
                    new DataProviderDescriptor.Builder()
                            .setId(ID)
                            .setName("Test")
                            .setProviderType(IDataProviderDescriptor.ProviderType.TIME_GRAPH)
                            .build());
        }
    }

    @BeforeEach
    void addFactory() {
        DataProviderManager.getInstance().addDataProviderFactory(ID, factory);
    }

    @AfterEach
    void disposeAll() {
        DataProviderManager.dispose();
        traces.forEach(ITmfTrace::dispose);
    }

    SyntheticTrace newTrace(String name) {
        try {
            SyntheticTrace trace =
                    SyntheticTrace.ticks(
                            Files.createDirectories(folder.resolve(name)),
                            AlternatingModule.EVENTS);
            traces.add(trace);
            return trace;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static AlternatingTimeGraph timeGraph(ITmfTrace trace) {
        return Objects.requireNonNull(
                DataProviderManager.getInstance()
                        .fetchOrCreateDataProvider(trace, ID, AlternatingTimeGraph.class));
    }

    static <T> T completed(Supplier<TmfModelResponse<T>> request) {
        TmfModelResponse<T> response = request.get();
        while (response.getStatus() == Status.RUNNING) {
            Thread.onSpinWait();
            response = request.get();
        }
        assertThat(response.getStatus())
                .as(response.getStatusMessage())
                .isEqualTo(Status.COMPLETED);
        return Objects.requireNonNull(response.getModel());
    }

    TmfExperiment newExperiment() {
        TmfExperiment experiment =
                new TmfExperiment(
                        TmfEvent.class,
                        folder.toString(),
                        new ITmfTrace[] {newTrace("one"), newTrace("two")},
                        5000,
                        null);
        traces.add(experiment);
        return experiment;
    }
}

package org.eclipse.tracecompass.tmf.statemap.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.zip.GZIPOutputStream;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.tracecompass.statemap.core.Statemap;
import org.eclipse.tracecompass.statemap.core.StatemapList;
import org.eclipse.tracecompass.statemap.core.read.StatemapReader;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.statemap.core.analysis.StatemapAnalysis;
import org.eclipse.tracecompass.tmf.statemap.core.trace.StatemapTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** Statemap data in files, opened as traces. */
abstract class StatemapFiles {

    static final String PROVIDER = "org.eclipse.tracecompass.tmf.statemap.core.statemap";

    static final String METADATA =
            """
            {"start":[1700000000,5],"title":"test","host":"here","entityKind":"CPU","states":{
              "idle":{"value":0,"color":"#e0e0e0"},"busy":{"value":1,"color":"#ff0000"},
              "waiting":{"value":2}}}
            """;

    static final long START = 1_700_000_000_000_000_005L;

    @TempDir Path folder = Path.of("");
    private final List<ITmfTrace> traces = new ArrayList<>();

    @BeforeEach
    void useACacheOfTheTest() {
        System.setProperty("astrolabe.cache", folder.resolve("cache").toString());
    }

    @AfterEach
    void close() {
        traces.forEach(ITmfTrace::dispose);
    }

    static String datum(String entity, long time, int state) {
        return "{\"time\":\"%d\",\"entity\":\"%s\",\"state\":%d}\n".formatted(time, entity, state);
    }

    static String datum(String entity, long time, int state, String tag) {
        return "{\"time\":\"%d\",\"entity\":\"%s\",\"state\":%d,\"tag\":\"%s\"}\n"
                .formatted(time, entity, state, tag);
    }

    Path file(String name, String text) {
        try {
            return Files.writeString(folder.resolve(name), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Path compressed(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return file;
    }

    ITmfTrace open(Path file) throws Exception {
        ITmfTrace trace = TmfTraceOpener.open(file, null, null);
        traces.add(trace);
        return trace;
    }

    StatemapTrace map(Path file) throws Exception {
        ITmfTrace trace = open(file);
        assertThat(trace).isInstanceOf(StatemapTrace.class);
        return (StatemapTrace) trace;
    }

    StatemapTrace map(String text) throws Exception {
        return map(file("data.json", text));
    }

    static ITmfStateSystem history(ITmfTrace trace) {
        if (trace.getAnalysisModule(StatemapAnalysis.ID) instanceof StatemapAnalysis analysis) {
            analysis.schedule();
            assertThat(analysis.waitForCompletion()).isTrue();
            return Objects.requireNonNull(analysis.getStateSystem());
        }
        throw new AssertionError("the analysis does not apply");
    }

    @SuppressWarnings("unchecked")
    static ITimeGraphDataProvider<TimeGraphEntryModel> provider(ITmfTrace trace) {
        return Objects.requireNonNull(
                DataProviderManager.getInstance()
                        .fetchOrCreateDataProvider(trace, PROVIDER, ITimeGraphDataProvider.class));
    }

    static List<TimeGraphEntryModel> rows(ITimeGraphDataProvider<TimeGraphEntryModel> provider) {
        return Objects.requireNonNull(
                        provider.fetchTree(
                                        DataProviderParameterUtils.timeParameters(0, 1, 2),
                                        new NullProgressMonitor())
                                .getModel())
                .getEntries();
    }

    static Map<String, List<ITimeGraphState>> states(
            ITimeGraphDataProvider<TimeGraphEntryModel> provider,
            long from,
            long to,
            Map<String, Object> more) {
        List<TimeGraphEntryModel> rows = rows(provider);
        Map<Long, String> names = new HashMap<>();
        rows.forEach(row -> names.put(row.getId(), row.getName()));
        Map<String, Object> parameters =
                new HashMap<>(DataProviderParameterUtils.timeParameters(from, to, 101));
        parameters.put(DataProviderParameterUtils.REQUESTED_ITEMS_KEY, List.copyOf(names.keySet()));
        parameters.putAll(more);
        Map<String, List<ITimeGraphState>> states = new HashMap<>();
        for (ITimeGraphRowModel row :
                Objects.requireNonNull(provider.fetchRowModel(parameters, null).getModel())
                        .getRows()) {
            states.put(names.get(row.getEntryID()), row.getStates());
        }
        return states;
    }

    static String list(Path file, long coalesce) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return list(
                    new StatemapReader(StatemapReader.DEFAULT.window(), coalesce, false)
                            .read(in, read -> {}));
        }
    }

    static String list(Statemap map) throws IOException {
        StringBuilder list = new StringBuilder();
        StatemapList.write(map, list);
        return list.toString();
    }
}

package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.Declarations;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.DeclaredAnalysisModule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.DeclarationSet;
import org.eclipse.tracecompass.tmf.analysis.declared.core.view.DeclarationUpdate;
import org.eclipse.tracecompass.tmf.analysis.declared.core.view.DeclaredView;
import org.eclipse.tracecompass.tmf.analysis.declared.core.view.DeclaredViews;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.model.IOutputStyleProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.ISeriesModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Declared views of an experiment: of two hosts, each with a history of its own. */
@ExtendWith(TemporaryCache.class)
@NonNullByDefault({})
class DeclaredExperimentTest {

    private static final String THREADS = "shown.threads";
    private static final String SWITCHES = "shown.switches";

    @TempDir Path folder;

    private TmfExperiment experiment;

    @AfterEach
    void close() {
        if (experiment != null) {
            experiment.dispose();
        }
    }

    private void open(Path... paths) throws Exception {
        List<ITmfTrace> traces = new ArrayList<>();
        for (Path path : paths) {
            traces.add(TmfTraceOpener.open(path, null, null));
        }
        experiment = TmfTraceOpener.openExperiment("hosts", traces, null);
        complete();
    }

    /** Two hosts with the declarations in the user's library. */
    private void openHosts() throws Exception {
        Files.createDirectories(Declarations.library());
        Files.writeString(Declarations.library().resolve("shown.states"), ShownStates.TEXT);
        open(SharedTraces.demo("k-alpha/s1/kernel"), SharedTraces.demo("k-beta/s1/kernel"));
    }

    private void complete() {
        for (DeclaredAnalysisModule module : modules()) {
            module.schedule();
            assertThat(module.waitForCompletion()).isTrue();
        }
    }

    private List<DeclaredAnalysisModule> modules() {
        List<DeclaredAnalysisModule> modules = new ArrayList<>();
        for (ITmfTrace trace : experiment.getTraces()) {
            for (IAnalysisModule module : trace.getAnalysisModules()) {
                if (module instanceof DeclaredAnalysisModule declared) {
                    modules.add(declared);
                }
            }
        }
        return modules;
    }

    private ITmfStateSystem history(String trace) {
        for (ITmfTrace member : experiment.getTraces()) {
            if (member.getName().equals(trace)) {
                DeclaredAnalysisModule module =
                        TmfTraceUtils.getAnalysisModuleOfClass(
                                member,
                                DeclaredAnalysisModule.class,
                                DeclarationSet.ID_PREFIX + "shown");
                return Objects.requireNonNull(Objects.requireNonNull(module).getStateSystem());
            }
        }
        throw new AssertionError("no trace " + trace);
    }

    private List<String> names() {
        return experiment.getTraces().stream().map(ITmfTrace::getName).toList();
    }

    private <T extends ITmfTreeDataProvider<?>> T provider(String name, Class<T> type) {
        return Objects.requireNonNull(
                DataProviderManager.getInstance()
                        .fetchOrCreateDataProvider(
                                experiment, DeclaredView.providerId(name), type));
    }

    /** A request for the time of all histories: the experiment does not know its end unread. */
    private Map<String, Object> request(int times, Set<Long> items) {
        long start = Long.MAX_VALUE;
        long end = Long.MIN_VALUE;
        for (DeclaredAnalysisModule module : modules()) {
            ITmfStateSystem history = Objects.requireNonNull(module.getStateSystem());
            start = Math.min(start, history.getStartTime());
            end = Math.max(end, history.getCurrentEndTime());
        }
        return ShownStates.request(start, end, times, items);
    }

    /** The rows with states or values of each trace. */
    private Map<String, Map<Long, ITmfTreeDataModel>> rows(ITmfTreeDataProvider<?> provider) {
        Map<Long, ITmfTreeDataModel> all = new TreeMap<>();
        Objects.requireNonNull(provider.fetchTree(request(1, Set.of()), null).getModel())
                .getEntries()
                .forEach(entry -> all.put(entry.getId(), entry));
        Map<String, Map<Long, ITmfTreeDataModel>> rows = new TreeMap<>();
        for (ITmfTreeDataModel entry : all.values()) {
            ITmfTreeDataModel root = entry;
            while (root.getParentId() >= 0) {
                root = Objects.requireNonNull(all.get(root.getParentId()));
            }
            Map<Long, ITmfTreeDataModel> ofTrace =
                    rows.computeIfAbsent(root.getName(), name -> new TreeMap<>());
            if (entry.hasRowModel()) {
                ofTrace.put(entry.getId(), entry);
            }
        }
        return rows;
    }

    @Test
    void aViewOfBothTracesIsListedOnce() throws Exception {
        openHosts();
        assertThat(DeclaredViews.of(experiment))
                .extracting(DeclaredView::name)
                .containsExactly(THREADS, SWITCHES);
        assertThat(
                        DataProviderManager.getInstance().getAvailableProviders(experiment).stream()
                                .map(IDataProviderDescriptor::getName))
                .containsOnlyOnce("Threads (shown)", "Switches (shown)");
    }

    @Test
    void rowsLabelsAndStatesAreThoseOfEachTrace() throws Exception {
        openHosts();
        ITimeGraphDataProvider<?> provider = provider(THREADS, ITimeGraphDataProvider.class);
        Map<String, Map<Long, ITmfTreeDataModel>> rows = rows(provider);
        assertThat(rows.keySet()).containsExactlyInAnyOrderElementsOf(names());
        Map<Long, String> traceOf = new HashMap<>();
        rows.forEach((trace, of) -> of.keySet().forEach(id -> traceOf.put(id, trace)));
        for (String trace : names()) {
            ITmfStateSystem history = history(trace);
            Set<String> tids = new TreeSet<>();
            for (int quark : history.getQuarks("Threads", "*")) {
                tids.add(history.getAttributeName(quark));
            }
            assertThat(rows.get(trace).values().stream().map(row -> row.getLabels().get(1)))
                    .as(trace)
                    .containsExactlyInAnyOrderElementsOf(tids);
        }
        Map<String, Object> request = request(1, traceOf.keySet());
        request.put(DataProviderParameterUtils.FULL_SEARCH_KEY, true);
        List<ITimeGraphRowModel> models =
                Objects.requireNonNull(provider.fetchRowModel(request, null).getModel()).getRows();
        assertThat(models).hasSameSizeAs(traceOf.keySet());
        for (ITimeGraphRowModel model : models) {
            String trace = Objects.requireNonNull(traceOf.get(model.getEntryID()));
            TimeGraphEntryModel row = (TimeGraphEntryModel) rows.get(trace).get(model.getEntryID());
            String tid = row.getLabels().get(1);
            List<String> actual = new ArrayList<>();
            for (ITimeGraphState state : model.getStates()) {
                actual.add(ShownStates.text(state));
            }
            assertThat(actual)
                    .as("%s %s", trace, tid)
                    .isEqualTo(ShownStates.statesOf(history(trace), tid));
            assertThat(row.getLabels().get(0)).isEqualTo(ShownStates.nameOf(history(trace), tid));
        }
    }

    @Test
    void arrowsStayWithinATrace() throws Exception {
        openHosts();
        ITimeGraphDataProvider<?> provider = provider(THREADS, ITimeGraphDataProvider.class);
        Map<Long, String> traceOf = new HashMap<>();
        rows(provider).forEach((trace, of) -> of.keySet().forEach(id -> traceOf.put(id, trace)));
        Set<String> seen = new TreeSet<>();
        List<ITimeGraphArrow> arrows =
                Objects.requireNonNull(
                        provider.fetchArrows(request(2_000, Set.of()), null).getModel());
        for (ITimeGraphArrow arrow : arrows) {
            String from = Objects.requireNonNull(traceOf.get(arrow.getSourceId()));
            assertThat(traceOf.get(arrow.getDestinationId())).isEqualTo(from);
            seen.add(from);
        }
        assertThat(seen).containsExactlyInAnyOrderElementsOf(names());
    }

    @Test
    void linesOfAChartAreThoseOfEachTrace() throws Exception {
        openHosts();
        ITmfTreeXYDataProvider<?> provider = provider(SWITCHES, ITmfTreeXYDataProvider.class);
        Map<String, Map<Long, ITmfTreeDataModel>> rows = rows(provider);
        assertThat(rows.keySet()).containsExactlyInAnyOrderElementsOf(names());
        Set<Long> all = new TreeSet<>();
        rows.values().forEach(of -> all.addAll(of.keySet()));
        Map<String, Object> request = request(100, all);
        List<?> times =
                (List<?>)
                        Objects.requireNonNull(
                                request.get(DataProviderParameterUtils.REQUESTED_TIME_KEY));
        Set<Long> seen = new TreeSet<>();
        for (ISeriesModel line :
                Objects.requireNonNull(provider.fetchXY(request, null).getModel())
                        .getSeriesData()) {
            String trace =
                    names().stream()
                            .filter(name -> rows.get(name).containsKey(line.getId()))
                            .findFirst()
                            .orElseThrow();
            String cpu = rows.get(trace).get(line.getId()).getName();
            ITmfStateSystem history = history(trace);
            int quark = history.getQuarkAbsolute("CPUs", cpu, "Switches");
            double[] expected = new double[times.size()];
            long before = 0;
            for (int i = 0; i < expected.length; i++) {
                long time = (Long) times.get(i);
                // The highest since the time before; a counter never falls while the trace lasts.
                long last = Math.min(time, history.getCurrentEndTime());
                boolean known =
                        last >= history.getStartTime() && (i == 0 ? last == time : last > before);
                Object value = known ? history.querySingleState(last, quark).getValue() : null;
                expected[i] = value == null ? 0 : ((Number) value).doubleValue();
                before = time;
            }
            assertThat(line.getData()).as("%s %s", trace, cpu).containsExactly(expected);
            seen.add(line.getId());
        }
        assertThat(seen).isEqualTo(all);
    }

    @Test
    void bothTracesSayWhatValuesLookLike() throws Exception {
        openHosts();
        ITimeGraphDataProvider<?> provider = provider(THREADS, ITimeGraphDataProvider.class);
        assertThat(
                        Objects.requireNonNull(
                                        ((IOutputStyleProvider) provider)
                                                .fetchStyle(Map.of(), null)
                                                .getModel())
                                .getStyles())
                .containsKeys("declared.#33aa33.is running", "declared.#b0b0b0.waits");
        for (Map.Entry<String, Map<Long, ITmfTreeDataModel>> ofTrace : rows(provider).entrySet()) {
            ITmfStateSystem history = history(ofTrace.getKey());
            for (ITmfTreeDataModel row : ofTrace.getValue().values()) {
                String tid = row.getLabels().get(1);
                ITmfStateInterval running =
                        ShownStates.intervals(history, "Threads", tid, "Status").stream()
                                .filter(interval -> Integer.valueOf(2).equals(interval.getValue()))
                                .findFirst()
                                .orElse(null);
                if (running != null) {
                    Map<String, Object> request =
                            new HashMap<>(
                                    Map.of(
                                            DataProviderParameterUtils.REQUESTED_TIME_KEY,
                                            List.of(running.getStartTime()),
                                            DataProviderParameterUtils.REQUESTED_ITEMS_KEY,
                                            List.of(row.getId())));
                    assertThat(provider.fetchTooltip(request, null).getModel())
                            .containsEntry("State", "is running")
                            .containsEntry("Attribute", "Threads/" + tid + "/Status");
                    break;
                }
            }
        }
    }

    @Test
    void whatOneTraceAloneDeclaresIsShownOfItAlone() throws Exception {
        Path alpha =
                SharedTraces.copy(
                        SharedTraces.demo("k-alpha/s1/kernel"), folder.resolve("alpha/kernel"));
        Files.writeString(alpha.resolve("shown.states"), ShownStates.TEXT);
        open(alpha, SharedTraces.demo("k-beta/s1/kernel"));
        assertThat(modules()).hasSize(1);
        String name = Objects.requireNonNull(modules().get(0).getTrace()).getName();
        assertThat(rows(provider(THREADS, ITimeGraphDataProvider.class)).keySet())
                .containsExactly(name);
        assertThat(rows(provider(SWITCHES, ITmfTreeXYDataProvider.class)).keySet())
                .containsExactly(name);
    }

    @Test
    void whatIsSwitchedOffIsGoneFromAllTracesUntilItIsOnAgain() throws Exception {
        openHosts();
        DeclarationSet set = modules().get(0).getDeclarations();
        assertThat(rows(provider(THREADS, ITimeGraphDataProvider.class))).hasSize(2);
        Declarations.setOn(set, false);
        DeclarationUpdate.update(experiment);
        assertThat(modules()).isEmpty();
        assertThat(DeclaredViews.of(experiment)).isEmpty();
        Declarations.setOn(set, true);
        DeclarationUpdate.update(experiment);
        assertThat(modules()).hasSize(2);
        complete();
        assertThat(rows(provider(THREADS, ITimeGraphDataProvider.class))).hasSize(2);
    }
}

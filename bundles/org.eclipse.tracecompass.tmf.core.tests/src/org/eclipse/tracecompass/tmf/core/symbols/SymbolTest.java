package org.eclipse.tracecompass.tmf.core.symbols;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From addresses to names. */
class SymbolTest {

    @TempDir Path folder = Path.of("");

    private static @Nullable String name(@Nullable TmfResolvedSymbol symbol) {
        return symbol == null ? null : symbol.getSymbolName();
    }

    @Test
    void theOutputOfNmIsRead() throws IOException {
        Path file = folder.resolve("nm.txt");
        Files.writeString(
                file,
                "0000000000001000 T main\n"
                        + "                 U printf\n"
                        + "0000000000002000 t helper(int)\n");
        IMappingFile mapping = Objects.requireNonNull(IMappingFile.create(file.toString(), false));
        assertThat(mapping.getPid()).isEqualTo(-1);
        assertThat(mapping.isBinaryFile()).isFalse();
        assertThat(name(mapping.getSymbolEntry(0x1000))).isEqualTo("main");
        assertThat(name(mapping.getSymbolEntry(0x1fff))).isEqualTo("main");
        assertThat(name(mapping.getSymbolEntry(0x2001))).isEqualTo("helper(int)");
        assertThat(mapping.getSymbolEntry(0xfff)).isNull();
    }

    @Test
    void aPerfMapKnowsItsProcessAndWhereSymbolsEnd() throws IOException {
        Path file = folder.resolve("perf-123.map");
        Files.writeString(file, "ffffffff81000000 20 java.lang.Object.hashCode()\n7f00 10 f\n");
        IMappingFile mapping = Objects.requireNonNull(IMappingFile.create(file.toString(), false));
        assertThat(mapping.getPid()).isEqualTo(123);
        assertThat(name(mapping.getSymbolEntry(0xffffffff8100001fL)))
                .isEqualTo("java.lang.Object.hashCode()");
        assertThat(mapping.getSymbolEntry(0xffffffff81000020L)).isNull();
        assertThat(name(mapping.getSymbolEntry(0x7f08))).isEqualTo("f");
    }

    @Test
    void whatIsNoMappingGivesNone() throws IOException {
        Path file = folder.resolve("x");
        Files.writeString(file, "nothing of the kind");
        assertThat(IMappingFile.create(file.toString(), false)).isNull();
        assertThat(IMappingFile.create(file.toString(), true)).isNull();
        assertThat(IMappingFile.create(folder.resolve("absent").toString(), true)).isNull();
        Files.write(file, new byte[] {0x7f, 'E', 'L', 'F', 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2});
        assertThat(IMappingFile.create(file.toString(), true)).isNull();
    }

    @Test
    void theNearestSymbolOfSeveralProvidersWins() {
        SyntheticTrace trace = SyntheticTrace.ticks(folder, 1);
        ISymbolProvider none = new DefaultSymbolProvider(trace);
        ISymbolProvider far = provider(trace, 0x10, "far");
        ISymbolProvider near = provider(trace, 0x20, "near");
        assertThat(SymbolProviderUtils.getSymbolText(List.of(none, far, near), 0x30))
                .isEqualTo("near");
        assertThat(SymbolProviderUtils.getSymbolText(List.of(near, far, none), 1, 5, 0x30))
                .isEqualTo("near");
        assertThat(SymbolProviderUtils.getSymbolText(List.of(none), 0x30)).isEqualTo("0x30");
        assertThat(SymbolProviderUtils.getSymbolText(List.of(), 0x30)).isEqualTo("0x30");
        assertThat(SymbolProviderManager.getInstance().getSymbolProviders(trace))
                .singleElement()
                .isInstanceOf(DefaultSymbolProvider.class);
        SymbolProviderManager.dispose();
        trace.dispose();
    }

    @Test
    void theProvidersOfAnExperimentAreThoseOfItsTraces() {
        SymbolProviderManager manager = SymbolProviderManager.getInstance();
        SyntheticTrace one = SyntheticTrace.ticks(folder.resolve("one"), 1);
        SyntheticTrace two = SyntheticTrace.ticks(folder.resolve("two"), 1);
        TmfExperiment experiment =
                new TmfExperiment(
                        ITmfEvent.class, "symbols", new ITmfTrace[] {one, two}, 5000, null);
        List<ISymbolProvider> expected = new ArrayList<>(manager.getSymbolProviders(one));
        Collection<ISymbolProvider> all = manager.getSymbolProviders(experiment);
        expected.addAll(manager.getSymbolProviders(two));
        assertThat(all).hasSize(2).containsExactlyElementsOf(expected);
        manager.refresh(experiment);
        assertThat(manager.getSymbolProviders(one)).doesNotContainAnyElementsOf(all);
        SymbolProviderManager.dispose();
        experiment.dispose();
    }

    @Test
    void noProviderOfAClosedTraceIsKept() {
        SyntheticTrace trace = SyntheticTrace.ticks(folder, 1);
        SymbolProviderManager manager = SymbolProviderManager.getInstance();
        Collection<ISymbolProvider> known = manager.getSymbolProviders(trace);
        assertThat(manager.getSymbolProviders(trace)).isSameAs(known);
        TmfSignalManager.dispatchSignal(new TmfTraceClosedSignal(this, trace));
        Collection<ISymbolProvider> late = manager.getSymbolProviders(trace);
        assertThat(late).hasSize(1).doesNotContainAnyElementsOf(known);
        assertThat(manager.getSymbolProviders(trace)).doesNotContainAnyElementsOf(late);
        TmfSignalManager.dispatchSignal(new TmfTraceOpenedSignal(this, trace, null));
        Collection<ISymbolProvider> again = manager.getSymbolProviders(trace);
        assertThat(manager.getSymbolProviders(trace)).isSameAs(again);
        SymbolProviderManager.close(trace);
        assertThat(manager.getSymbolProviders(trace)).doesNotContainAnyElementsOf(again);
        TmfSignalManager.dispatchSignal(new TmfTraceClosedSignal(this, trace));
        SymbolProviderManager.dispose();
        trace.dispose();
    }

    private static ISymbolProvider provider(SyntheticTrace trace, long address, String name) {
        return new DefaultSymbolProvider(trace) {
            @Override
            public org.eclipse.tracecompass.tmf.core.symbols.TmfResolvedSymbol getSymbol(
                    long ignored) {
                return new TmfResolvedSymbol(address, name);
            }
        };
    }
}

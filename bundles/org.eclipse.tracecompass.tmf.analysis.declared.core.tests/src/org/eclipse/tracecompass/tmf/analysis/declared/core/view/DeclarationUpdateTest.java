package org.eclipse.tracecompass.tmf.analysis.declared.core.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.Declarations;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.DeclaredAnalysisModule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.DeclarationSet;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Analyses of a trace that is open follow what happens to the declarations in the library. */
@ExtendWith(TemporaryCache.class)
@NonNullByDefault({})
class DeclarationUpdateTest {

    private static final String TEXT =
            "states \"followed\"; on sched_switch { modify \"CPUs/\" + cpu = next_tid; }";

    private ITmfTrace trace;
    private Path file;

    @BeforeEach
    void open() throws Exception {
        Files.createDirectories(Declarations.library());
        file = Files.writeString(Declarations.library().resolve("followed.states"), TEXT);
        trace = TmfTraceOpener.open(SharedTraces.demo("k-alpha/s1/kernel"), null, null);
    }

    @AfterEach
    void close() {
        trace.dispose();
    }

    private List<DeclaredAnalysisModule> modules() {
        List<DeclaredAnalysisModule> found = new ArrayList<>();
        for (IAnalysisModule module : trace.getAnalysisModules()) {
            if (module instanceof DeclaredAnalysisModule declared) {
                found.add(declared);
            }
        }
        return found;
    }

    @Test
    void whatDidNotChangeStays() throws Exception {
        DeclaredAnalysisModule before = modules().get(0);
        DeclarationUpdate.update(trace);
        assertThat(modules()).containsExactly(before);
    }

    @Test
    void whatIsSwitchedOffIsRemovedAndComesBack() throws Exception {
        DeclarationSet set = modules().get(0).getDeclarations();
        Declarations.setOn(set, false);
        DeclarationUpdate.update(trace);
        assertThat(modules()).isEmpty();
        Declarations.setOn(set, true);
        DeclarationUpdate.update(trace);
        assertThat(modules()).hasSize(1);
        assertThat(modules().get(0).waitForCompletion()).isTrue();
    }

    @Test
    void whatSaysSomethingElseIsAnotherAnalysis() throws Exception {
        DeclaredAnalysisModule before = modules().get(0);
        Files.writeString(file, TEXT.replace("next_tid", "prev_tid"));
        DeclarationUpdate.update(trace);
        assertThat(modules()).hasSize(1).doesNotContain(before);
        Files.writeString(file, TEXT.replace("next_tid", "no_such_field"));
        DeclarationUpdate.update(trace);
        assertThat(modules()).isEmpty();
        Files.delete(file);
        DeclarationUpdate.update(trace);
        assertThat(modules()).isEmpty();
    }

    @Test
    void aTraceThatIsClosedMeanwhileGetsNoAnalysis() {
        trace.dispose();
        assertThatThrownBy(() -> DeclarationUpdate.update(trace))
                .isInstanceOf(TmfAnalysisException.class)
                .hasMessageContaining("is closed");
        assertThat(modules()).isEmpty();
    }
}

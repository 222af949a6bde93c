package org.eclipse.tracecompass.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Exported means API; what is no API is in a package named internal and not exported. */
class ExportsTest {

    /** The packages that plug-ins use although their names say that they should not. */
    private static final Set<String> DOCUMENTED =
            Set.of(
                    "org.eclipse.tracecompass.internal.analysis.graph.core.base",
                    "org.eclipse.tracecompass.internal.analysis.graph.core.criticalpath",
                    "org.eclipse.tracecompass.internal.analysis.graph.core.graph.legacy",
                    "org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2",
                    "org.eclipse.tracecompass.internal.analysis.profiling.core.flamegraph",
                    "org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented",
                    "org.eclipse.tracecompass.internal.analysis.profiling.core.model",
                    "org.eclipse.tracecompass.internal.analysis.profiling.core.tree",
                    "org.eclipse.tracecompass.internal.ctf.core.event.metadata.exceptions",
                    "org.eclipse.tracecompass.internal.analysis.timing.core.event.matching",
                    "org.eclipse.tracecompass.internal.lttng2.kernel.core",
                    "org.eclipse.tracecompass.internal.lttng2.kernel.core.event.matching",
                    "org.eclipse.tracecompass.internal.lttng2.kernel.core.trace.layout",
                    "org.eclipse.tracecompass.internal.jsontrace.core.job",
                    "org.eclipse.tracecompass.internal.provisional.jsontrace.core.trace",
                    "org.eclipse.tracecompass.internal.provisional.datastore.core.condition",
                    "org.eclipse.tracecompass.internal.provisional.statesystem.core.statevalue",
                    "org.eclipse.tracecompass.internal.provisional.tmf.core.model.filter.parser",
                    "org.eclipse.tracecompass.internal.provisional.tmf.core.model.filters",
                    "org.eclipse.tracecompass.internal.provisional.tmf.ui.viewers.xychart",
                    "org.eclipse.tracecompass.internal.provisional.tmf.ui.widgets",
                    "org.eclipse.tracecompass.internal.provisional.tmf.ui.widgets.timegraph",
                    "org.eclipse.tracecompass.internal.tmf.analysis.xml.core.module",
                    "org.eclipse.tracecompass.internal.tmf.core.markers",
                    "org.eclipse.tracecompass.internal.tmf.core.model.filters",
                    "org.eclipse.tracecompass.internal.provisional.tmf.chart.core.descriptor",
                    "org.eclipse.tracecompass.internal.provisional.tmf.chart.core.resolver",
                    "org.eclipse.tracecompass.internal.tmf.ui",
                    "org.eclipse.tracecompass.internal.tmf.ui.viewers.eventdensity");

    @Test
    void noInternalPackageIsExported() {
        List<String> internal = new ArrayList<>();
        for (Bundle bundle : Bundle.all()) {
            for (String name : bundle.exported()) {
                if (name.contains(".internal.") && !DOCUMENTED.contains(name)) {
                    internal.add(bundle.shortName() + ": " + name);
                }
            }
        }

        assertThat(internal).isEmpty();
    }

    @Test
    void everyOtherPackageIsExported() {
        List<String> hidden = new ArrayList<>();
        for (Bundle bundle : Bundle.all()) {
            SortedSet<String> packages =
                    new TreeSet<>(CompiledClasses.all().packagesOf(bundle).keySet());
            packages.removeIf(name -> name.contains(".internal."));
            packages.removeAll(bundle.exported());
            packages.forEach(name -> hidden.add(bundle.shortName() + ": " + name));
        }

        assertThat(hidden).as("packages to export, or to move below internal").isEmpty();
    }

    @Test
    void everyExportHasAVersion() {
        List<String> unversioned = new ArrayList<>();
        for (Bundle bundle : Bundle.all()) {
            for (String clause : bundle.clauses("Export-Package")) {
                if (!clause.contains(";version=")) {
                    unversioned.add(bundle.shortName() + ": " + clause.strip());
                }
            }
        }

        assertThat(unversioned).isEmpty();
    }
}

package org.eclipse.tracecompass.architecture;

import java.util.List;

/** The layers of bundles from the lowest to the highest, as doc/architecture.md shows them. */
enum Layers {
    /** Plain Java: no OSGi, registry, workspace or SWT. */
    ENGINE(
            "common.core",
            "datastore.core",
            "parquet.core",
            "segmentstore.core",
            "statesystem.core",
            "symbols.core",
            "synchronization.core",
            "ctf.core",
            "statemap.core",
            "tmf.drawing.core"),
    /** Traces, events, requests, analysis modules, data providers. */
    FRAMEWORK("tmf.core"),
    /** What pictures of any analysis share, without a screen. */
    PICTURES(
            "tmf.explorer.core",
            "tmf.loading.core",
            "tmf.rows.core",
            "tmf.timegraph.core",
            "tmf.xychart.core",
            "tmf.chart.core",
            "analysis.timing.core",
            "analysis.counters.core",
            "analysis.graph.core"),
    /** Trace types and analyses. */
    ANALYSES(
            "tmf.ctf.core",
            "analysis.os.linux.core",
            "analysis.profiling.core",
            "lttng2.common.core",
            "lttng2.kernel.core",
            "lttng2.ust.core",
            "ftrace.core",
            "jsontrace.core",
            "tmf.statemap.core",
            "tmf.analysis.declared.core",
            "tmf.remote.core",
            "tmf.analysis.xml.core"),
    /** Traces and results of analyses as tables, for every way out. */
    TABLES("tmf.export.core", "tmf.tables.core", "tmf.fleet.core", "tmf.sql.core"),
    /** The general widgets and views. */
    SCREEN("tmf.ui"),
    /** The views of analyses. */
    VIEWS(
            "analysis.timing.ui",
            "analysis.profiling.ui",
            "analysis.counters.ui",
            "analysis.os.linux.ui",
            "lttng2.ust.ui",
            "tmf.statemap.ui",
            "tmf.analysis.declared.ui",
            "tmf.remote.ui",
            "tmf.sql.ui",
            "tmf.analysis.xml.ui"),
    /** The ways in. */
    SHELLS("tmf.server.core", "tmf.cli.core", "rcp.start", "rcp.ui");

    private final List<String> bundles;

    Layers(String... bundles) {
        this.bundles = List.of(bundles);
    }

    /** The short names of the layer's bundles. */
    List<String> bundles() {
        return bundles;
    }

    /** The layer of a bundle. */
    static Layers of(String shortName) {
        for (Layers layer : values()) {
            if (layer.bundles.contains(shortName)) {
                return layer;
            }
        }
        throw new AssertionError(
                "The bundle "
                        + shortName
                        + " is in no layer: add it to Layers and to doc/architecture.md");
    }
}

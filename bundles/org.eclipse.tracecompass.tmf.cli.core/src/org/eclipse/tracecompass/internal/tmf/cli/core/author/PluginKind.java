package org.eclipse.tracecompass.internal.tmf.cli.core.author;

import java.util.List;

/** What a new plug-in adds. */
enum PluginKind {
    /** A trace type. */
    TRACE(List.of("trace"), true),
    /** An analysis of traces that there are already, with a data provider. */
    ANALYSIS(List.of("analysis"), false),
    /** Such an analysis with views. */
    VIEW(List.of("analysis", "view"), false),
    /** A trace type with analyses, call stacks, segments and views. */
    ALL(List.of("trace", "analysis", "view", "calls"), true);

    private final List<String> layers;
    private final boolean hasTraceType;

    PluginKind(List<String> layers, boolean hasTraceType) {
        this.layers = layers;
        this.hasTraceType = hasTraceType;
    }

    /** {@return the folders of templates that are laid over each other} */
    List<String> layers() {
        return layers;
    }

    /** {@return whether the plug-in reads traces of its own} */
    boolean hasTraceType() {
        return hasTraceType;
    }
}

package org.eclipse.tracecompass.tmf.core.statesystem;

/**
 * A state provider whose states depend on more than its version and the trace: on declarations, on
 * settings. A stored history is used again only if it was built with the same configuration.
 */
public interface IConfiguredStateProvider extends ITmfStateProvider {

    /**
     * Returns what the states depend on besides the version of the provider and the trace, as a
     * text of any length that is the same in each session. Where it differs, what was stored is not
     * used.
     */
    String getConfiguration();
}

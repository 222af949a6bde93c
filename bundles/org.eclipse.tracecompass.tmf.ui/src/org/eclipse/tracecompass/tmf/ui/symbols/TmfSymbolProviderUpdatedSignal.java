package org.eclipse.tracecompass.tmf.ui.symbols;

import org.eclipse.tracecompass.tmf.core.signal.TmfSignal;

/**
 * Functions may have other names than before, since a symbol provider has been configured.
 *
 * @since 9.5.0
 */
public class TmfSymbolProviderUpdatedSignal extends TmfSignal {

    /**
     * @param source who sends it
     */
    public TmfSymbolProviderUpdatedSignal(Object source) {
        super(source);
    }
}

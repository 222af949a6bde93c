package org.eclipse.tracecompass.tmf.ui.symbols;

import org.eclipse.jdt.annotation.Nullable;

/**
 * Resolves addresses of a trace, in a way that the user can configure.
 *
 * @since 9.5.0
 */
public interface ISymbolProvider extends org.eclipse.tracecompass.tmf.core.symbols.ISymbolProvider {

    /**
     * Creates the page with the settings of this provider. On the UI thread.
     *
     * @return a new page, null if there is nothing to configure
     */
    @Nullable
    ISymbolProviderPreferencePage createPreferencePage();
}

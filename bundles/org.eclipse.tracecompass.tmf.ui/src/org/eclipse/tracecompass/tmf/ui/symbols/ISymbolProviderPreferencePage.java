package org.eclipse.tracecompass.tmf.ui.symbols;

import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jface.preference.IPreferencePage;

/**
 * The settings of a symbol provider, a page of {@link SymbolProviderConfigDialog}.
 *
 * @since 9.5.0
 */
public interface ISymbolProviderPreferencePage extends IPreferencePage {

    /** The symbol provider whose settings these are. */
    @NonNull
    ISymbolProvider getSymbolProvider();

    /**
     * Keeps what the user has chosen, before the provider loads it. On the UI thread, while the
     * controls of the page are still there.
     */
    void saveConfiguration();
}

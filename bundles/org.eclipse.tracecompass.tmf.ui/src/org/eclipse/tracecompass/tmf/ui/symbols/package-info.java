/**
 * Symbol providers with settings on the screen. A plug-in contributes a factory to {@code
 * org.eclipse.tracecompass.tmf.ui.symbolProvider}; its providers are those of {@link
 * org.eclipse.tracecompass.tmf.core.symbols.SymbolProviderManager}, and the user configures them in
 * a dialog that all views of calls open.
 */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.symbols;

import org.eclipse.jdt.annotation.NonNullByDefault;

/** Symbols: from an address to the name of a function, by whichever providers know the trace. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.symbols;

import org.eclipse.jdt.annotation.NonNullByDefault;

/** How the screen hears of the names of functions. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.symbols;

import org.eclipse.jdt.annotation.NonNullByDefault;

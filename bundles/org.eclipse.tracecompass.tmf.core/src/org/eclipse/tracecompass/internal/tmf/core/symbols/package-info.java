/** The symbol provider of every trace: the files that the user has chosen. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.core.symbols;

import org.eclipse.jdt.annotation.NonNullByDefault;

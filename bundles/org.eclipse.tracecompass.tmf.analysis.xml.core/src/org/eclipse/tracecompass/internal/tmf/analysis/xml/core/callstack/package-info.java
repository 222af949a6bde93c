/** Call stacks over the history of a state provider or pattern. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.callstack;

import org.eclipse.jdt.annotation.NonNullByDefault;

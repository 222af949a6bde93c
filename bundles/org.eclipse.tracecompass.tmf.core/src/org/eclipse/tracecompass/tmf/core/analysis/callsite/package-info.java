/**
 * Where in the source code something happened: call sites over time, from whichever analysis knows
 * them.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.analysis.callsite;

import org.eclipse.jdt.annotation.NonNullByDefault;

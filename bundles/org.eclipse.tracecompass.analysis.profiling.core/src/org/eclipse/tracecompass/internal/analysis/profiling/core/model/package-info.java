/** The models of hosts, fed by the analyses of open traces. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.analysis.profiling.core.model;

import org.eclipse.jdt.annotation.NonNullByDefault;

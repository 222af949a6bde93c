/** Data providers of call graphs, and symbols from the files that the user has chosen. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.analysis.profiling.core;

import org.eclipse.jdt.annotation.NonNullByDefault;

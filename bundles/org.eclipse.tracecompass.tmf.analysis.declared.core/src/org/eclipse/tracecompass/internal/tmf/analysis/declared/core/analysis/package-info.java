/** Reports the declared analyses of a trace to the framework. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.analysis;

import org.eclipse.jdt.annotation.NonNullByDefault;

/** Tells the framework which declared analyses a trace has. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.analysis;

import org.eclipse.jdt.annotation.NonNullByDefault;

/**
 * Where declarations come from: metadata, the folder of the trace, the user's library, plug-ins.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.source;

import org.eclipse.jdt.annotation.NonNullByDefault;

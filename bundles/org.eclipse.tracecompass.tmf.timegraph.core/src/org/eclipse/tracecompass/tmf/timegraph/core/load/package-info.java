/** From a data provider to the model of a time graph: reading and converting its answers. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.timegraph.core.load;

import org.eclipse.jdt.annotation.NonNullByDefault;

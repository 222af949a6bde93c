/** Sets of declarations: what one analysis of declared states executes. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.analysis.declared.core.set;

import org.eclipse.jdt.annotation.NonNullByDefault;

/** Problems of a declaration, with their place and suggestions. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.analysis.declared.core.problem;

import org.eclipse.jdt.annotation.NonNullByDefault;

/** The answer of a data provider: a model with its completeness. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.response;

import org.eclipse.jdt.annotation.NonNullByDefault;

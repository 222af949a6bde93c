/** Parameters of data providers; plug-ins use them although the name says otherwise. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.core.model.filters;

import org.eclipse.jdt.annotation.NonNullByDefault;

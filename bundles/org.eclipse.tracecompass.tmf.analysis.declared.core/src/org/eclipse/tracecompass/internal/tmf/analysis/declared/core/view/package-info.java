/** How histories of declared states become rows and lines. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.view;

import org.eclipse.jdt.annotation.NonNullByDefault;

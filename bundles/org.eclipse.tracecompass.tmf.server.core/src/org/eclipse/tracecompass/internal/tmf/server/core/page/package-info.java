/** The page that a browser shows: its files, and how they are served. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.server.core.page;

import org.eclipse.jdt.annotation.NonNullByDefault;

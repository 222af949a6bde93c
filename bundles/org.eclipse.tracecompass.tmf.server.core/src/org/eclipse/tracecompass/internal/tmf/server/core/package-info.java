/** What the server says of itself. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.server.core;

import org.eclipse.jdt.annotation.NonNullByDefault;

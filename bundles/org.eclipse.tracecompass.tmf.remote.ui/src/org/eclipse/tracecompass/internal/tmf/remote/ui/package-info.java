/** Opens traces of a trace server, and shows what else the server offers. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.remote.ui;

import org.eclipse.jdt.annotation.NonNullByDefault;
